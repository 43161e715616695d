-- The game after so many entries, to have a table again without playing it from its start. Nothing but a shortcut: where it is
-- missing, or of another version of the engine, the entries lead to the same.
create table snapshots (
  table_id text primary key references tables (id) on delete cascade,
  version integer not null,
  body jsonb not null
);
