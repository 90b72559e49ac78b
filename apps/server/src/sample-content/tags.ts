interface TagDescription {
  /** The slug by default. */
  displayName?: string
  text: string
}

/** Descriptions of the tags of the sample content. */
const descriptions: Readonly<Record<string, TagDescription>> = {
  astronomy: { text: 'Observing the sky: what can be seen, when, and with which instrument.' },
  baking: { text: 'Bread, cakes and everything else that comes out of an oven.' },
  cooking: { text: 'Preparing food: techniques, ingredients and the care of tools.' },
  cycling: { text: 'Riding, touring and looking after bicycles.' },
  gardening: { text: 'Growing plants in beds, in pots and on window sills.' },
  git: { text: 'The version control system: daily work, history and getting out of trouble.' },
  heating: { text: 'Keeping a home warm: radiators, boilers and the pipes between them.' },
  'home-repair': {
    displayName: 'Home repair',
    text: 'Mending what breaks in a house, and knowing when to call somebody.',
  },
  maintenance: { text: 'Small regular care that prevents large irregular repairs.' },
  programming: { text: 'Writing software in any language. Say which one in a second tag.' },
  sourdough: { text: 'Bread raised by a wild starter instead of bought yeast.' },
  telescopes: { text: 'Choosing, setting up and using telescopes and eyepieces.' },
  typescript: {
    displayName: 'TypeScript',
    text: 'JavaScript with types: the type system, the compiler and its settings.',
  },
  vegetables: { text: 'Growing what ends up on the plate.' },
  咖啡: { text: '咖啡豆的选择、研磨与各种冲煮方法。' },
  手冲: { text: '用滤杯手工冲煮咖啡：水温、水流、粉水比与时间。' },
  园艺: { text: '花草、香草与蔬菜的种植和养护。' },
  阳台种植: { text: '在阳台和窗台上用花盆种植物：光照、浇水与换盆。' },
}

/** Returns a tag in the format of a new question. */
export function tagNamed(slug: string) {
  const description = descriptions[slug]
  if (!description) throw new Error(`The tag ${slug} has no description`)
  return { slug_name: slug, display_name: description.displayName ?? slug, original_text: description.text }
}
