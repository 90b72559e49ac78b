export { AVATAR_MEGABYTES, AVATAR_TYPES } from './avatar-file.ts'
export { LazyAvatarCrop } from './lazy-avatar-crop.ts'
export { uploadPicture } from './upload-picture.ts'
export { useAvatarUpload } from './use-avatar-upload.ts'
