/** A place in a text: 1-based line and column, and the 0-based offset. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

export interface Range {
  start: Position;
  end: Position;
}

export interface Place {
  file: string;
  range: Range;
}

/** What a fix would change. `safe` keeps the meaning; `unsafe` needs a person's eye. */
export interface Fix {
  title: string;
  safety: 'safe' | 'unsafe';
  edits: { file: string; range: Range; text: string }[];
}

export type Severity = 'error' | 'warning';

export type ProblemArg = string | number | string[];

/**
 * A problem is a value: code and arguments say what, file and range say where. Text is rendered from it at the edge.
 */
export interface Problem {
  code: string;
  severity: Severity;
  args: Record<string, ProblemArg>;
  /** The sentence in English, rendered from code and arguments. */
  message: string;
  help?: string;
  file?: string;
  range?: Range;
  related?: (Place & { message: string })[];
  fixes?: Fix[];
}
