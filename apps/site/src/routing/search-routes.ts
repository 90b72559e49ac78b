import { Route as search } from '../routes/search.tsx'
import { readingTree } from './reading-tree.ts'

export const searchTree = () => readingTree({ '/search': search })
