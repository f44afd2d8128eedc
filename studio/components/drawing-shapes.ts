// The vocabulary of the section thumbnails: shapes that fill a box, and boxes beside, below and in rows of each other.

/** The colors of one ground, from the site's palette. */
type Colors = { ground: string; strong: string; soft: string; line: string; sheet: string }
type Box = { x: number; y: number; w: number; h: number }
/** Draws into a box, as SVG. */
type Shape = (box: Box, colors: Colors) => string

const LANTERN = '#f0a024'
const light = { strong: '#0e1b30', soft: '#b3aa9a', line: '#ded5c4', sheet: '#ffffff' }
const paper: Colors = { ...light, ground: '#fbf8f2' }
export const sunk: Colors = { ...light, ground: '#f4eee2' }
export const night: Colors = {
  ground: '#0c182b',
  strong: '#f5efe2',
  soft: '#5f7290',
  line: '#2b3e5c',
  sheet: '#14243d',
}

const rect = ({ x, y, w, h }: Box, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="${fill}"${more}/>`
const stroked = (box: Box, fill: string, stroke: string) =>
  rect(box, fill, ` stroke="${stroke}" stroke-width="1.5"`)
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const line = (points: number[][], stroke: string, width = 1.5) =>
  `<polyline points="${points.join(' ')}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
const share = (box: Box, width: number, height = box.h): Box => ({
  ...box,
  w: box.w * width,
  h: height,
})

/** A traced graph with its lit path, on a dark ground. */
const graph: Shape = (box) => {
  const at = (x: number, y: number) => [box.x + box.w * x, box.y + box.h * y]
  const path = [at(0.12, 0.72), at(0.38, 0.4), at(0.62, 0.6), at(0.88, 0.25)]
  const dim = [at(0.1, 0.2), at(0.38, 0.4), at(0.7, 0.85), at(0.92, 0.7)]
  return (
    rect(box, night.ground) +
    line(dim, night.soft) +
    line(path, LANTERN, 2.5) +
    path.map(([x = 0, y = 0]) => circle(x, y, 3.5, LANTERN)).join('')
  )
}
const person: Shape = (box) => {
  const middle = box.x + box.w / 2
  const r = box.h / 5
  const shoulders = { x: middle - 2 * r, y: box.y + box.h - 1.6 * r, w: 4 * r, h: 1.6 * r }
  return (
    rect(box, night.ground) +
    circle(middle, box.y + 1.9 * r, r, LANTERN) +
    rect(shoulders, night.soft)
  )
}
const code: Shape = (box) =>
  rect(box, night.ground) +
  [0.3, 0.6, 0.45, 0.7, 0.25]
    .filter((_, index) => index * 9 + 14 < box.h)
    .map((w, index) => {
      const place = { x: box.x + 8 + (index % 3) * 5, y: box.y + 9 + index * 9, w: w * box.w, h: 3 }
      return rect(place, index === 0 ? LANTERN : night.soft)
    })
    .join('')

/** The vocabulary: what cells are made of, with the height of each. */
const parts: Readonly<Record<string, { height: number; draw: Shape }>> = {
  icon: { height: 11, draw: (box) => rect({ ...box, w: 11 }, LANTERN) },
  stop: { height: 14, draw: (box) => circle(box.x + 7, box.y + box.h / 2, 7, LANTERN) },
  mark: { height: 3, draw: (box) => rect(share(box, 0.3), LANTERN) },
  title: { height: 7, draw: (box, { strong }) => rect(share(box, 0.85), strong) },
  display: { height: 14, draw: (box, { strong }) => rect(share(box, 0.95), strong) },
  figure: { height: 20, draw: (box, { strong }) => rect(share(box, 0.7), strong) },
  text: {
    height: 11,
    draw: (box, { soft }) =>
      rect({ ...box, h: 3 }, soft) + rect({ ...share(box, 0.7, 3), y: box.y + 7 }, soft),
  },
  line: { height: 3, draw: (box, { soft }) => rect(share(box, 0.9), soft) },
  tag: { height: 10, draw: (box, { soft }) => stroked(share(box, 0.9), 'none', soft) },
  label: { height: 10, draw: (box) => rect(box, LANTERN) },
  field: { height: 13, draw: (box, { soft, sheet }) => stroked(box, sheet, soft) },
  button: {
    height: 14,
    draw: (box, { ground, strong }) => {
      return rect({ ...box, w: Math.min(box.w, 60) }, ground === night.ground ? LANTERN : strong)
    },
  },
  meter: {
    height: 6,
    draw: (box, { soft }) => rect(box, soft) + rect(share(box, 0.55), LANTERN),
  },
  level: {
    height: 12,
    draw: ({ x, y }) =>
      [0, 1, 2]
        .map((at) => rect({ x: x + at * 7, y: y + 8 - at * 4, w: 5, h: 4 + at * 4 }, LANTERN))
        .join(''),
  },
  picture: { height: 38, draw: graph },
  person: { height: 46, draw: person },
  code: { height: 58, draw: code },
}

const partOf = (name: string) => parts[name] ?? { height: 0, draw: () => '' }

/** Parts one below another: `icon title text`. */
export const stack =
  (cell: string): Shape =>
  (box, colors) => {
    let y = box.y
    const drawn = cell.split(' ').map((name) => {
      const { height, draw } = partOf(name)
      const svg = draw({ ...box, y, h: height }, colors)
      y += height + 7
      return svg
    })
    return drawn.join('')
  }

/** One part that fills its box. */
export const fill =
  (name: string): Shape =>
  (box, colors) =>
    partOf(name).draw(box, colors)

type ColumnOptions = { sheet?: boolean; darkAt?: number }

/** Equal cells side by side, as sheets of their own if asked for; one of them may be dark. */
export const columns =
  (count: number, cell: string, { sheet = false, darkAt }: ColumnOptions = {}): Shape =>
  (box, colors) => {
    const w = (box.w - (count - 1) * 10) / count
    return Array.from({ length: count }, (_, index) => {
      const place = { ...box, x: box.x + index * (w + 10), w }
      const inset = { ...place, x: place.x + 7, y: place.y + 9, w: w - 14 }
      if (index === darkAt) return rect(place, night.ground) + stack(cell)(inset, night)
      if (!sheet) return stack(cell)(place, colors)
      return stroked(place, colors.sheet, colors.line) + stack(cell)(inset, colors)
    }).join('')
  }

/** Ruled rows; a part takes three shares of the width or as many as it says: `title:5 text tag:2`. */
export const rows =
  (count: number, row: string): Shape =>
  (box, colors) => {
    const cells = row.split(' ').map((each) => {
      const [name = '', weight = '3'] = each.split(':')
      return { name, weight: Number(weight) }
    })
    const total = cells.reduce((sum, { weight }) => sum + weight, 0)
    const height = box.h / count
    return Array.from({ length: count }, (_, index) => {
      const y = box.y + index * height
      let x = box.x
      const drawn = cells.map(({ name, weight }) => {
        const { height: h, draw } = partOf(name)
        const place = { x, y: y + (height - h) / 2, w: (weight / total) * box.w - 8, h }
        x += (weight / total) * box.w
        return draw(place, colors)
      })
      return rect({ ...box, y, h: 1 }, colors.line) + drawn.join('')
    }).join('')
  }

/** Shapes side by side or one below another, in equal parts of the box. */
export const beside =
  (...shapes: Shape[]): Shape =>
  (box, colors) => {
    const w = (box.w - (shapes.length - 1) * 14) / shapes.length
    return shapes
      .map((shape, at) => shape({ ...box, x: box.x + at * (w + 14), w }, colors))
      .join('')
  }
export const below =
  (...shapes: Shape[]): Shape =>
  (box, colors) => {
    const h = (box.h - (shapes.length - 1) * 10) / shapes.length
    return shapes
      .map((shape, at) => shape({ ...box, y: box.y + at * (h + 10), h }, colors))
      .join('')
  }

/** Charts: `at` is the value that is lit. */
export const bars =
  (values: number[], at: number): Shape =>
  (box, { soft }) =>
    values
      .map((value, index) => {
        const y = box.y + (index * box.h) / values.length
        return rect({ x: box.x, y, w: value * box.w, h: 11 }, index === at ? LANTERN : soft)
      })
      .join('')
export const uprights =
  (values: number[], at: number): Shape =>
  (box, { soft }) =>
    values
      .map((value, index) => {
        const w = box.w / values.length - 8
        const x = box.x + index * (w + 8)
        const h = value * box.h
        return rect({ x, y: box.y + box.h - h, w, h }, index === at ? LANTERN : soft)
      })
      .join('')
export const curve: Shape = (box, colors) =>
  [0, 0.5, 1].map((y) => rect({ ...box, y: box.y + y * box.h, h: 1 }, colors.line)).join('') +
  line(
    [0.85, 0.7, 0.75, 0.5, 0.55, 0.2, 0.1].map((y, at) => [
      box.x + (at * box.w) / 6,
      box.y + y * box.h,
    ]),
    LANTERN,
    3,
  )

export type Drawing = { ground: Colors; head: Box | undefined; body: Box; shape: Shape }
/** The drawings of a section type by look; the first one stands for the type. */
export type Drawings = Readonly<Record<string, Drawing>>

/** A section with its heading above or beside its body, or without one. */
export const above = (shape: Shape, ground = paper): Drawing => ({
  ground,
  shape,
  head: { x: 16, y: 14, w: 104, h: 0 },
  body: { x: 16, y: 60, w: 208, h: 86 },
})
export const left = (shape: Shape, ground = paper): Drawing => ({
  ground,
  shape,
  head: { x: 16, y: 24, w: 76, h: 0 },
  body: { x: 108, y: 18, w: 116, h: 124 },
})
export const bare = (shape: Shape, ground = paper): Drawing => ({
  ground,
  shape,
  head: undefined,
  body: { x: 16, y: 24, w: 208, h: 112 },
})
/** One line of content in the middle of the band. */
export const middle = (shape: Shape, ground = paper): Drawing => ({
  ground,
  shape,
  head: undefined,
  body: { x: 16, y: 56, w: 208, h: 48 },
})

/** A whole drawing, three wide and two high, as the Studio's menu shows it. */
export function toSvg({ ground, head, body, shape }: Drawing): string {
  const heading = head ? stack('mark title text')(head, ground) : ''
  const background = rect({ x: 0, y: 0, w: 240, h: 160 }, ground.ground)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160">${background}${heading}${shape(body, ground)}</svg>`
}
