export { default } from '../../en/site.ftl?raw';
