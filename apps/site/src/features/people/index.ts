export { peoplePeriods, peopleQuery, rankingQuery } from './people-queries.ts'
export { PeopleScreen } from './people-screen.tsx'
