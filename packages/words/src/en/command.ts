export { default } from '../../en/command.ftl?raw';
