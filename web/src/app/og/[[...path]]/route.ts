import { problem } from '@/lib/problem'
import { drawShareImage } from '@/site/share-image/draw-share-image'

type Params = { params: Promise<{ path?: string[] }> }

/** Only the home page's is drawn by the build: most pictures are never asked for. */
export const generateStaticParams = () => [{ path: [] }]

/** The picture of a page for shared links: /og/products/reactor. */
export async function GET(_: Request, { params }: Params): Promise<Response> {
  const { path = [] } = await params
  // What it throws becomes a 503 (answer-unavailable.ts). One that is returned would be kept like a picture.
  const png = await drawShareImage(`/${path.map(decodeURIComponent).join('/')}`)
  if (!png) return problem(404, 'There is no page at this address.')
  return new Response(png, { headers: { 'content-type': 'image/png' } })
}
