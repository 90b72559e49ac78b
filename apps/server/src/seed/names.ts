import type { Random } from './random.ts'

const firstNames = [
  'Ada',
  'Aisha',
  'Amir',
  'Anders',
  'Beatriz',
  'Ben',
  'Carla',
  'Chen',
  'Dana',
  'Elias',
  'Emma',
  'Farid',
  'Greta',
  'Hana',
  'Ivan',
  'Jonas',
  'Kofi',
  'Lena',
  'Luis',
  'Maya',
  'Milan',
  'Nadia',
  'Noah',
  'Olga',
  'Omar',
  'Paula',
  'Quinn',
  'Rosa',
  'Samir',
  'Sofia',
  'Tariq',
  'Tess',
  'Uma',
  'Viktor',
  'Wanda',
  'Yara',
  'Yusuf',
  'Zoe',
]
const lastNames = [
  'Almeida',
  'Andersen',
  'Bakker',
  'Baumann',
  'Costa',
  'Dubois',
  'Eriksen',
  'Farrow',
  'Fischer',
  'Garcia',
  'Haddad',
  'Hoffman',
  'Ivanova',
  'Jensen',
  'Kaur',
  'Kowalski',
  'Larsen',
  'Lopez',
  'Marino',
  'Mensah',
  'Moreau',
  'Nakamura',
  'Novak',
  'Okafor',
  'Olsen',
  'Petrov',
  'Quist',
  'Rahman',
  'Rossi',
  'Santos',
  'Sato',
  'Schmidt',
  'Tanaka',
  'Underhill',
  'Varga',
  'Weber',
  'Yilmaz',
  'Zimmer',
]
const familyNames = [
  ['陈', 'chen'],
  ['李', 'li'],
  ['王', 'wang'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['杨', 'yang'],
  ['赵', 'zhao'],
  ['黄', 'huang'],
  ['周', 'zhou'],
  ['吴', 'wu'],
  ['徐', 'xu'],
  ['孙', 'sun'],
  ['马', 'ma'],
  ['林', 'lin'],
] as const
const givenNames = [
  ['志远', 'zhiyuan'],
  ['小雨', 'xiaoyu'],
  ['晓明', 'xiaoming'],
  ['建国', 'jianguo'],
  ['思琪', 'siqi'],
  ['子涵', 'zihan'],
  ['雅静', 'yajing'],
  ['浩然', 'haoran'],
  ['美玲', 'meiling'],
  ['文博', 'wenbo'],
  ['佳怡', 'jiayi'],
  ['国强', 'guoqiang'],
] as const

/** Share of people with a Chinese name. */
const CHINESE = 0.25

/**
 * Returns a name and its username.
 * @param number distinguishes people of the same name
 */
export function nameOf(random: Random, number: number): { username: string; displayName: string } {
  if (random.chance(CHINESE)) {
    const [family, given] = [random.pick(familyNames), random.pick(givenNames)]
    return { username: `${given[1]}-${family[1]}-${number}`, displayName: `${family[0]}${given[0]}` }
  }
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  return { username: `${first}-${last}-${number}`.toLowerCase(), displayName: `${first} ${last}` }
}
