import { Suspense, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { toasts } from '../../store/toasts.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';

const Toaster = later(styled(() => import('./toaster.tsx')));

/** Loads the toaster with the first message, and keeps it. */
export function ToastHost() {
  const waiting = useSnapshot(toasts).waiting.length > 0;
  const used = useRef(false);
  if (waiting) used.current = true;
  if (!used.current) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
