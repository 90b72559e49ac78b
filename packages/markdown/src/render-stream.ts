import { renderMarkdown, type RenderOptions } from './render-markdown.ts'
import { topBlocksOf } from './top-blocks.ts'

/** Options of rendering a text while it arrives. */
export interface StreamOptions extends RenderOptions {
  /** As for `renderMarkdown`, but required: derived from the text, the ids would change with every step. */
  scope: string
}

/** A step of a stream: what changed since the step before. */
export interface ChangedBlocks {
  /** Number of blocks, from the first one, that stay as they are. */
  kept: number
  /** The HTML of every block behind those, in order. They replace what was there. */
  blocks: string[]
}

/** A text is rendered again once it has grown by one part in so many, so all steps together take linear time. */
const stepsPerLength = 32

/**
 * Renders a text while it arrives, such as the answer of a language model: whenever paragraphs, lists or code have ended,
 * the changed blocks as safe HTML. After each step all blocks in order, joined, are what `renderMarkdown` returns for the text
 * up to there, after the last step for the whole text. An earlier block changes when a later one completes it: the definition
 * of a link, a footnote, an item that makes a list a loose one.
 *
 * @param pieces the text, cut anywhere
 * @param options as for `renderMarkdown`
 * @throws RangeError if the scope is none
 * @throws the error of `pieces`; the steps yielded before stay valid
 */
export async function* renderStream(
  pieces: AsyncIterable<string> | Iterable<string>,
  options: StreamOptions,
): AsyncGenerator<ChangedBlocks, void, void> {
  let shown: readonly string[] = []
  const stepTo = (text: string): ChangedBlocks[] => {
    const blocks = topBlocksOf(renderMarkdown(text, options))
    let kept = 0
    while (kept < blocks.length && blocks[kept] === shown[kept]) kept += 1
    const isSame = kept === blocks.length && kept === shown.length
    shown = blocks
    return isSame ? [] : [{ kept, blocks: blocks.slice(kept) }]
  }
  let text = ''
  // The last characters, since an empty line may be cut in two.
  let seam = ''
  let rendered = 0
  for await (const piece of pieces) {
    const arrived = seam + piece
    const end = endOfBlocks(arrived)
    const ended = end === 0 ? 0 : text.length - seam.length + end
    text += piece
    seam = arrived.slice(-2)
    if (ended <= rendered + rendered / stepsPerLength) continue
    rendered = ended
    yield* stepTo(text.slice(0, ended))
  }
  yield* stepTo(text)
}

/** Returns where the last empty line ends, behind which a block may begin; 0 without one. */
function endOfBlocks(text: string): number {
  const ends = ['\n\n', '\n\r\n'].map((line) => {
    const at = text.lastIndexOf(line)
    return at === -1 ? 0 : at + line.length
  })
  return Math.max(...ends)
}
