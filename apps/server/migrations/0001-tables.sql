-- A game with its texts and look, by the hash of all of it. Tables of a game that has changed since go on with the old one.
create table rules (
  hash text primary key,
  body text not null,
  used timestamptz not null default now()
);

-- A table: how it was set up, the secret half of its seed, and what everybody at it may know.
create table tables (
  id text primary key,
  rules text not null references rules (hash),
  setup jsonb not null,
  secret text not null,
  state jsonb not null,
  -- Rises with every change of the state: two processes cannot both change the same one.
  revision integer not null default 0,
  status text not null,
  created timestamptz not null default now(),
  touched timestamptz not null default now(),
  -- When somebody must have answered, or the deal must be made.
  deadline timestamptz
);
create index tables_deadline on tables (deadline) where deadline is not null;
create index tables_touched on tables (touched);

-- Who may do what at a table: hashes of the keys that stand in links.
create table keys (
  table_id text not null references tables (id) on delete cascade,
  hash text not null,
  role text not null check (role in ('seat', 'guest', 'watcher')),
  seat integer,
  primary key (table_id, hash)
);

-- The game: its answers, and choices taken back, in their order. The primary key decides who was first.
create table entries (
  table_id text not null references tables (id) on delete cascade,
  version integer not null,
  body jsonb not null,
  at timestamptz not null default now(),
  primary key (table_id, version)
);

-- Browsers that want to be told of their seat's move.
create table pushes (
  table_id text not null references tables (id) on delete cascade,
  seat integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  primary key (table_id, seat, endpoint)
);
