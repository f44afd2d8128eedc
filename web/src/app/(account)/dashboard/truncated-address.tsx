'use client'

import { useEffect, useState } from 'react'

const SHOWN_CHARACTERS = 20

/** A shortened wallet address; screen readers get the full one, as do hover, focus and touch. */
export function TruncatedAddress({ address }: { address: string }) {
  const [whole, setWhole] = useState(false)
  useEffect(() => {
    if (!whole) return
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setWhole(false)
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [whole])
  return (
    <span
      className="relative justify-self-start font-mono text-small text-ink"
      onPointerEnter={({ pointerType }) => setWhole(pointerType === 'mouse')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setWhole(false)}
    >
      <button
        type="button"
        className="min-h-6"
        // Safari does not focus a pressed button; blur hides the full address again.
        onClick={({ currentTarget }) => currentTarget.focus()}
        onFocus={() => setWhole(true)}
        onBlur={() => setWhole(false)}
      >
        <span aria-hidden="true">{`${address.slice(0, SHOWN_CHARACTERS)}…`}</span>
        <span className="sr-only">{address}</span>
      </button>
      {whole && (
        <span
          aria-hidden="true"
          className="absolute top-full left-0 z-10 w-max max-w-[calc(100vw-4rem)] pt-1.5"
        >
          <span className="block rounded-sm bg-ink px-3 py-2 text-paper wrap-anywhere">
            {address}
          </span>
        </span>
      )}
    </span>
  )
}
