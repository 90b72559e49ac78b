export { routeTree } from '../routeTree.gen.ts'
export { loadClientRoute, preloadClientRoute, refreshClientRoute } from 'virtual:router-loading'
