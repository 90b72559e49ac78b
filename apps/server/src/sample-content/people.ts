/** The people of the sample content. */
export const people = {
  mara: {
    username: 'mara.lindqvist',
    displayName: 'Mara Lindqvist',
    location: 'Uppsala',
    bio: 'Bakes more bread than two people can eat. Former chemistry teacher, so the answers tend to have reasons in them.',
    joinedDaysAgo: 71,
  },
  tomas: {
    username: 'tomas',
    displayName: 'Tomás Oliveira',
    location: 'Porto',
    bio: 'Bicycle mechanic by trade, weekend gardener. If it squeaks, I have probably greased it.',
    joinedDaysAgo: 66,
  },
  priya: {
    username: 'priya-raman',
    displayName: 'Priya Raman',
    location: 'Chennai',
    bio: 'Writes software for observatories, then looks up at the same sky with a small telescope.',
    joinedDaysAgo: 58,
  },
  zhiyuan: {
    username: 'chenzhiyuan',
    displayName: '陈志远',
    location: '成都',
    bio: 'Renovating a house from 1926, one surprise at a time. 业余咖啡爱好者。',
    joinedDaysAgo: 49,
  },
  xiaoyu: {
    username: 'linxiaoyu',
    displayName: '林小雨',
    location: '杭州',
    bio: '喜欢做饭、种花和爬山。白天写代码，晚上看书。',
    joinedDaysAgo: 44,
  },
} as const

export type PersonKey = keyof typeof people
