import type { ApiResult } from '@quandary/api-client'
import { FailuresContext } from '@quandary/web-shell'
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import { useSite } from '../../../shell/context/site-context.ts'
import { type SavedFilter, savedFiltersQuery } from './saved-filters-query.ts'

/** The functions that move, delete and restore saved filters. */
export type ChangeSavedFilters = ReturnType<typeof useChangeSavedFilters>

/**
 * Returns functions that move, delete and restore saved filters. Moving and deleting are optimistic. Changes are sent
 * one after the other, in their order.
 */
export function useChangeSavedFilters() {
  const { api } = useSite()
  const queryClient = useQueryClient()
  const { report } = useContext(FailuresContext)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const { queryKey } = savedFiltersQuery(api)
  const refetch = () => queryClient.invalidateQueries({ queryKey })
  const shown = () => queryClient.getQueryData(queryKey)?.list ?? []
  const show = (list: SavedFilter[]) => void queryClient.setQueryData(queryKey, { list })

  /** Resolves to true if the server has accepted the change. Otherwise the list is loaded again. */
  const send = async (call: () => Promise<ApiResult<unknown>>): Promise<boolean> => {
    const turn = last.current.then(call)
    last.current = turn
    const { error } = await turn
    if (error === undefined) return true
    report(error)
    await refetch()
    return false
  }
  const moveBy = ({ id }: SavedFilter, by: 1 | -1) => {
    const list = [...shown()]
    const from = list.findIndex((one) => one.id === id)
    const place = from + by
    const [moved] = list.splice(from, 1)
    if (moved === undefined || place < 0 || place > list.length) return
    show(list.toSpliced(place, 0, moved))
    void send(() => api.call('updateSavedFilter', { body: { id, place } }))
  }
  const remove = async ({ id }: SavedFilter, onDeleted: () => void) => {
    show(shown().filter((one) => one.id !== id))
    if (await send(() => api.call('deleteSavedFilter', { body: { id } }))) onDeleted()
  }
  /** Saves a deleted filter again and then tries to move it to its former position. */
  const restore = async ({ name, filter }: SavedFilter, place: number, onRestored: () => void) => {
    const isRestored = await send(async () => {
      const created = await api.call('createSavedFilter', { body: { name, filter } })
      if (created.data) await api.call('updateSavedFilter', { body: { id: created.data.id, place } })
      return created
    })
    if (!isRestored) return
    await refetch()
    onRestored()
  }
  return { moveBy, remove, restore, refetch }
}
