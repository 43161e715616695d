export { default } from '../../en/table.ftl?raw';
