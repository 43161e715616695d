export { default } from '../../en/grammar.ftl?raw';
