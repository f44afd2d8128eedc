import type * as ReactPDF from '@react-pdf/renderer'
import type { ComponentType, ReactNode } from 'react'
import type { PlainNode } from '@/site/share-image/plain-tree'

// The library's components are strings. Naming them here keeps the library itself in the worker, where it draws.

type Style = ReactPDF.Styles[string]

export type Box = {
  style?: Style
  children?: ReactNode
  /** Kept on one page. */
  wrap?: boolean
}

export type TextBox = Box & {
  /** The target of links in the file, and what `pageOf` refers to. */
  id?: string
  bookmark?: { title: string; ref?: string; parent?: string }
  /** Replaced by the page number of the text with this id. */
  pageOf?: string
  /** In the foot of a page: replaced by its number, with `{page}` and `{total}` in it. */
  numbering?: string
}

export type { Style }

const named = <Props>(name: string) => name as unknown as ComponentType<Props>

export const Document = named<
  Pick<
    ReactPDF.DocumentProps,
    | 'title'
    | 'author'
    | 'subject'
    | 'keywords'
    | 'language'
    | 'pdfVersion'
    | 'creator'
    | 'producer'
    | 'pageMode'
  > & { children: ReactNode }
>('DOCUMENT')
/** A run of pages; `foot` is drawn below the content of each. */
export const Page = named<Box & { size: 'A4'; bookmark?: TextBox['bookmark']; foot?: PlainNode }>(
  'PAGE',
)
export const View = named<Box>('VIEW')
export const Text = named<TextBox>('TEXT')
export const Link = named<Box & { src: string }>('LINK')
export const Svg = named<ReactPDF.SVGProps & { children?: ReactNode }>('SVG')
export const Rect = named<ReactPDF.RectProps>('RECT')
export const Line = named<ReactPDF.LineProps>('LINE')
export const Polyline = named<ReactPDF.PolylineProps>('POLYLINE')
export const Circle = named<ReactPDF.CircleProps>('CIRCLE')
/** Text in a drawing, placed by its baseline. */
export const Label = named<
  Omit<ReactPDF.SVGTextProps, 'style'> & { style: Style; children: ReactNode }
>('TEXT')
