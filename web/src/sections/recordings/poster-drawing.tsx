import type { Poster } from '@/content/recording/recording'

/** What a recording shows, drawn on the night ground. */
export function PosterDrawing({ poster }: { poster: Poster }) {
  return (
    <div aria-hidden="true" data-poster={poster} className="aspect-video rounded-lg bg-night" />
  )
}
