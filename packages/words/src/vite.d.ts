declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
interface ImportMeta {
  glob(pattern: string): Record<string, () => Promise<unknown>>;
  glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
