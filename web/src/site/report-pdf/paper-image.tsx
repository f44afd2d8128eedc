import type { ReactNode } from 'react'
import { type PlainNode, toPlainTree } from '@/site/share-image/plain-tree'

/** An SVG as plain elements, with its size in CSS pixels. `draw-process.ts` renders it to markup. */
export type PaperImage = { svg: PlainNode; width: number; height: number }

/** Puts SVGs of the page into one image of this size. */
export function paperImage(
  { width, height }: { width: number; height: number },
  children: ReactNode,
): PaperImage {
  const svg = toPlainTree(
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>,
  )
  return { svg, width, height }
}

export type Box = { x?: number; y?: number; width?: number; height?: number }

/** A container within an image, for an SVG whose sizes are in percent. */
export function Place({ children, ...box }: Box & { children: ReactNode }) {
  return (
    <svg aria-hidden="true" {...box} overflow="visible">
      {children}
    </svg>
  )
}
