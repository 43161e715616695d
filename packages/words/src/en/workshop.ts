export { default } from '../../en/workshop.ftl?raw';
