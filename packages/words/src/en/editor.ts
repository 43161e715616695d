export { default } from '../../en/editor.ftl?raw';
