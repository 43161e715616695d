export interface Misfit {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}
export declare const validate: ((data: unknown) => boolean) & { errors?: Misfit[] | null };
