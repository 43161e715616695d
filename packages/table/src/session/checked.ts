/** Fetched for rulesets that come from elsewhere: they are hostile until they are checked. */
export { loadRuleset } from '@draco-table/engine';
