/** An image in the text. Image syntax inside code does not count. */
export interface FoundImage {
  url: string
  /** Index among the images with the same address. */
  nth: number
  /** Offset of the first character of its description, in UTF-16 units. */
  from: number
  /** Offset after the last character of its description. */
  to: number
  description: string
}

const IMAGE = /!\[((?:[^\]\\\n]|\\.)*)\]\(<?([^()\s<>]*(?:\([^()\s]*\)[^()\s<>]*)*)>?/g
/** Matches fenced code blocks, including those in quotes, and inline code. */
const CODE =
  /^[ \t]*(`{3,}|~{3,})[^\n]*\n[^]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![^]))|^[ \t]*>[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n[ \t]*>(?![ \t>]*\2)[^\n]*)*(?:\n[ \t>]*\2.*)?|(?<![\\`])(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\3(?!`)/gm

/** Returns the images of a text, in their order. */
function imagesIn(text: string): readonly FoundImage[] {
  // Code is replaced by spaces of the same length, so that offsets stay valid.
  const prose = text.replaceAll(CODE, (code) => ' '.repeat(code.length))
  const images: FoundImage[] = []
  for (const { 1: words = '', 2: url = '', index } of prose.matchAll(IMAGE)) {
    const nth = images.filter((image) => image.url === url).length
    const from = index + 2
    // Taken from the original text, because code inside a description is part of the description.
    const description = text.slice(from, from + words.length).replaceAll(/\\(.)/g, '$1')
    if (url !== '') images.push({ url, nth, from, to: from + words.length, description })
  }
  return images
}

/** Finds an image again after descriptions in the text have changed. Returns undefined if the image is gone. */
export function imageIn(text: string, { url, nth }: Pick<FoundImage, 'url' | 'nth'>): FoundImage | undefined {
  return imagesIn(text).find((image) => image.url === url && image.nth === nth)
}

/** Makes a text fit into a description: escapes brackets and backslashes, and replaces line breaks by spaces. */
export function escapeDescription(words: string): string {
  return words.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[[\]\\]/g, '\\$&')
}

/** Returns the images without a description, in their order. */
export function undescribedImages(text: string): readonly FoundImage[] {
  if (!/!\[\s*\]\(/.test(text)) return []
  return imagesIn(text).filter(({ description }) => description.trim() === '')
}
