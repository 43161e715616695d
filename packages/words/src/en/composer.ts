export { default } from '../../en/composer.ftl?raw';
