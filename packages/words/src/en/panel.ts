export { default } from '../../en/panel.ftl?raw';
