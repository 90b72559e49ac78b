export { LazyHoverHost } from './lazy-hover-host.ts'
