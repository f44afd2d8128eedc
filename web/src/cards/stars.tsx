const MOST = 5
const star = 'M10 1.6l2.5 5.5 6 .7-4.4 4.1 1.2 5.9L10 14.9l-5.3 2.9 1.2-5.9L1.5 7.8l6-.7L10 1.6Z'

/** A rating as drawn stars, told in words to those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <div role="img" aria-label={`${rating} out of ${MOST} stars`} className="flex gap-1">
      {Array.from({ length: MOST }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: five stars that never change places
          key={index}
          viewBox="0 0 20 20"
          width="20"
          height="20"
          aria-hidden="true"
          className="text-lantern-deep"
        >
          <path
            d={star}
            fill={index < rating ? 'var(--color-lantern)' : 'none'}
            stroke="currentColor"
            strokeWidth="1.2"
            strokeLinejoin="round"
          />
        </svg>
      ))}
    </div>
  )
}
