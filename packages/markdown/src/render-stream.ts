import { renderMarkdown, type RenderOptions } from './render-markdown.ts'
import { topBlocksOf } from './top-blocks.ts'

/** Options of {@link renderStream}. */
export interface StreamOptions extends RenderOptions {
  /** As for `renderMarkdown`, but required: ids derived from the text would change with every step. */
  scope: string
}

/** A step of a stream: what changed since the step before. */
export interface ChangedBlocks {
  /** Number of blocks at the beginning that did not change. */
  kept: number
  /** HTML of all following blocks, in order. They replace the earlier ones. */
  blocks: string[]
}

/** A text is rendered again once it has grown by 1/32, so that all steps together take linear time. */
const stepsPerLength = 32

/**
 * Renders a text while it arrives, such as the output of a language model. At empty lines, where a paragraph, a list or
 * code may have ended, it yields the changed blocks as safe HTML; in a long text, only at some of them. After each
 * step, all blocks joined in order equal what `renderMarkdown` returns for the text up to that line; after the last
 * step, for the whole text. A later block can change an earlier one: a link definition, a footnote, or an item that
 * makes a list loose.
 *
 * @param pieces the text, cut anywhere
 * @param options as for `renderMarkdown`
 * @throws RangeError if the scope is not 1 to 8 characters of `a` to `z` and `0` to `9`
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
  // The last two characters received, because an empty line may be split between two pieces.
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

/** Returns the position after the last empty line, where a block may begin, or 0 if there is none. */
function endOfBlocks(text: string): number {
  const ends = ['\n\n', '\n\r\n'].map((line) => {
    const at = text.lastIndexOf(line)
    return at === -1 ? 0 : at + line.length
  })
  return Math.max(...ends)
}
