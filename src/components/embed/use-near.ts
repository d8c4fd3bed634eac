import { useEffect, useState } from 'react';

/**
 * Whether an element is, or was, at most so many pixels outside the window. Browsers load lazy
 * frames thousands of pixels ahead, when nobody may ever come to see them.
 */
export function useNear(element: Element | null, distance: number): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear, distance]);

  return isNear;
}
