import { Route as tags } from '../routes/tags/index.tsx'
import { Route as tag } from '../routes/tags/$slug/index.tsx'
import { readingTree } from './reading-tree.ts'

export const tagTree = () => readingTree({ '/tags/': tags, '/tags/$slug/': tag })
