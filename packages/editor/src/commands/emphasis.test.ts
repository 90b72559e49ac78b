import { describe, expect, it } from 'vitest'
import { bold, italic } from './emphasis.ts'
import { runMarked } from './marked-text.ts'

describe('bold', () => {
  it.each([
    ['wraps the selection', 'a ⟦big⟧ word', 'a **⟦big⟧** word'],
    ['is taken away again from outside', 'a **⟦big⟧** word', 'a ⟦big⟧ word'],
    ['is taken away when the marks are selected', 'a ⟦**big**⟧ word', 'a ⟦big⟧ word'],
    ['leaves white space outside', 'a⟦ big ⟧word', 'a **⟦big⟧** word'],
    ['acts on the word at the cursor', 'a b¦ig word', 'a **b¦ig** word'],
    ['is taken away from the word at the cursor', 'a **b¦ig** word', 'a b¦ig word'],
    ['opens an empty pair', 'a ¦', 'a **¦**'],
    ['closes an empty pair again', 'a **¦**', 'a ¦'],
    ['makes an italic word both', '*⟦big⟧*', '***⟦big⟧***'],
    ['takes only itself from both', '***⟦big⟧***', '*⟦big⟧*'],
    ['does not take a Chinese sentence for a word', '番茄¦苗', '番茄**¦**苗'],
    ['marks each line behind its block mark', '⟦- one\n\n> two⟧', '⟦- **one**\n\n> **two**⟧'],
    ['is taken from each line', '⟦- **one**\n- **two**⟧', '⟦- one\n- two⟧'],
    ['marks only the lines that lack it', '⟦**one**\ntwo⟧', '⟦**one**\n**two**⟧'],
    ['leaves nothing but white space alone', 'a⟦  ⟧b', 'a⟦  ⟧b'],
  ])('%s', (_, before, after) => {
    expect(runMarked(bold, before)).toBe(after)
  })
})

describe('italic', () => {
  it.each([
    ['wraps the selection', 'a ⟦big⟧ word', 'a *⟦big⟧* word'],
    ['is taken away again', 'a *⟦big⟧* word', 'a ⟦big⟧ word'],
    ['makes a bold word both', '**⟦big⟧**', '***⟦big⟧***'],
    ['takes only itself from both', '***⟦big⟧***', '**⟦big⟧**'],
  ])('%s', (_, before, after) => {
    expect(runMarked(italic, before)).toBe(after)
  })
})
