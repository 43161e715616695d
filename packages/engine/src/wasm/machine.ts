/** The part of WebAssembly that is used: the engine knows neither a page nor Node, of which each would declare it. */
interface Machine {
  Memory: new (pages: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (
    module: object,
    imports: Record<string, object>,
  ) => { exports: Record<string, (...args: number[]) => number> };
  CompileError: new () => Error;
}

/** Undefined where a browser does without. */
export const { WebAssembly: machine } = globalThis as unknown as { WebAssembly: Machine };
