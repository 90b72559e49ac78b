import { lazyPart } from '../../shell/loading/lazy-part.tsx'

/** {@link AvatarCrop}, loaded when it is first rendered. */
export const LazyAvatarCrop = lazyPart(async () => (await import('./avatar-crop.tsx')).AvatarCrop)
