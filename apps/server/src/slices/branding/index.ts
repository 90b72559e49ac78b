import { defineSlice } from '../slice.ts'
import { brandingRoutes } from './routes.ts'

export { accentOf } from './accent.ts'

export { iconVersion, isIconName, readFavicon, readIcon } from './icons.ts'
export { clientManifest, webManifest } from './manifest.ts'
export { drawLogo } from './logo.ts'
export { openSearchDocument } from './open-search.ts'

/** Pictures, icons, manifests and OpenSearch description of the site. Owns no table. */
export const branding = defineSlice({ name: 'branding', migrations: [], routes: brandingRoutes })
