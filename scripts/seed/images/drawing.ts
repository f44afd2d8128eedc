/** The width and height of every drawn image, in pixels. */
export const SIZE = { width: 1600, height: 900 }

/** A copy of the site's colors, since an image cannot read CSS variables. */
export const COLOR = {
  night: '#0c182b',
  raised: '#14243d',
  line: '#2b3e5c',
  dim: '#4d6284',
  soft: '#c3cbd8',
  paper: '#fbf8f2',
  lantern: '#f0a024',
}

type Attributes = Record<string, string | number>

/** An SVG element as a string. */
export function shape(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
  return `<${name} ${written.join(' ')}>${inside}</${name}>`
}

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}) =>
  shape('circle', {
    cx,
    cy,
    r,
    fill: COLOR.night,
    stroke: COLOR.soft,
    'stroke-width': 5,
    ...attributes,
  })

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  shape('rect', { x, y, width, height, ...attributes })

/** A curve between two points that is horizontal at both ends. */
export function flow(from: [number, number], to: [number, number], attributes: Attributes = {}) {
  const [x1, y1] = from
  const [x2, y2] = to
  const middle = (x1 + x2) / 2
  const d = `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
  return shape('path', { d, fill: 'none', stroke: COLOR.dim, 'stroke-width': 5, ...attributes })
}

/** A highlighted flow, with a glow. */
export function highlighted(from: [number, number], to: [number, number], width = 9) {
  const glow = flow(from, to, { stroke: COLOR.lantern, 'stroke-width': width * 3.5, opacity: 0.18 })
  return glow + flow(from, to, { stroke: COLOR.lantern, 'stroke-width': width })
}

/** A complete SVG image on a dark background. It contains no text, because fonts differ between machines. */
export function drawing(...parts: string[]): string {
  const { width, height } = SIZE
  const ground = rect(0, 0, width, height, { fill: COLOR.night })
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height }
  return shape(
    'svg',
    { ...attributes, viewBox: `0 0 ${width} ${height}` },
    [ground, ...parts].join(''),
  )
}
