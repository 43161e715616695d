export { default } from '../../en/shared.ftl?raw';
