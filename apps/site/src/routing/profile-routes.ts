import { Route as profile } from '../routes/users/$username/index.tsx'
import { Route as profileTab } from '../routes/users/$username/$tab.tsx'
import { readingTree } from './reading-tree.ts'

export const profileTree = () => readingTree({ '/users/$username/': profile, '/users/$username/$tab': profileTab })
