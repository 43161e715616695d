export { default } from '../../en/print.ftl?raw';
