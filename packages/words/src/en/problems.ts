export { default } from '../../en/problems.ftl?raw';
