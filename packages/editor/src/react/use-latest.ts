'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** Returns a reference to the value of the last render, for functions that outlive a render. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
