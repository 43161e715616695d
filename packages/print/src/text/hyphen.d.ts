declare module 'hyphen/*' {
  const rules: { hyphenateSync(text: string, options?: { minWordLength?: number }): string };
  export default rules;
}
