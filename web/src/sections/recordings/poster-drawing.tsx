import type { ReactNode } from 'react'
import type { Poster } from '@/content/recording/recording'
import { AlertsPoster } from '@/sections/recordings/posters/alerts-poster'
import { CallPoster } from '@/sections/recordings/posters/call-poster'
import { GraphPoster } from '@/sections/recordings/posters/graph-poster'
import { StoryPoster } from '@/sections/recordings/posters/story-poster'
import { TalkPoster } from '@/sections/recordings/posters/talk-poster'

const posters: Record<Poster, () => ReactNode> = {
  graph: GraphPoster,
  alerts: AlertsPoster,
  story: StoryPoster,
  call: CallPoster,
  talk: TalkPoster,
}

/** What a recording shows, drawn on the night ground, with its length in the corner. */
export function PosterDrawing({ poster, duration }: { poster: Poster; duration: string }) {
  const Drawing = posters[poster]
  return (
    <div className="relative overflow-hidden rounded-lg bg-night forced-color-adjust-none">
      <svg viewBox="0 0 320 180" aria-hidden="true" className="block h-auto w-full" fill="none">
        <Drawing />
        <circle cx="34" cy="146" r="17" fill="var(--color-lantern)" />
        <path d="M29 137.5v17l14-8.5z" fill="var(--color-ink)" />
      </svg>
      <span className="absolute right-4 bottom-4 rounded-sm bg-night-raised px-2 py-0.5 text-small font-semibold text-on-night tabular-nums">
        {duration}
      </span>
    </div>
  )
}
