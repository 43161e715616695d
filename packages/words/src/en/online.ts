export { default } from '../../en/online.ftl?raw';
