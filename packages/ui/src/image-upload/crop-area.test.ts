import { expect, it } from 'vitest'
import { cropArea, draggedView, middleView } from './crop-area.ts'

const wide = { width: 400, height: 200 }

it('crops the middle of a wide image to a square', () => {
  expect(cropArea(wide, 1, middleView)).toEqual({ width: 200, height: 200, left: 100, top: 0 })
})
it('a wide crop of a square image takes its whole width', () => {
  expect(cropArea({ width: 300, height: 300 }, 3, middleView)).toEqual({ width: 300, height: 100, left: 0, top: 100 })
})
it('zooming in shows less', () => {
  expect(cropArea(wide, 1, { zoom: 2, across: 1, down: 0 })).toEqual({ width: 100, height: 100, left: 300, top: 0 })
})
it('dragging to the right shows more of the left, up to the edge of the image', () => {
  const dragged = draggedView(wide, 1, middleView, { x: 50, y: 50 }, 100)
  expect(dragged).toEqual({ zoom: 1, across: 0, down: 0.5 })
  expect(draggedView(wide, 1, middleView, { x: 25, y: 0 }, 100).across).toBeCloseTo(0.25)
  expect(draggedView(wide, 1, middleView, { x: -900, y: 0 }, 100).across).toBe(1)
})
