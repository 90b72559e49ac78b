export { useFindPeople, useThreadPeople } from './use-find-people.ts'
