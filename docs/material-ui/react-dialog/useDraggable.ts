import * as React from 'react';

interface Point {
  x: number;
  y: number;
}

const center: Point = { x: 0, y: 0 };
const step = 24;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Moves an element in pixels by its title, by arrow keys, or by clicks, and keeps it in the window. */
export function useDraggable() {
  const paperRef = React.useRef<HTMLDivElement>(null);
  const grabbed = React.useRef<Point>(null);
  const [offset, setOffset] = React.useState(center);

  const moveTo = (next: Point) => {
    const box = paperRef.current?.getBoundingClientRect();
    if (!box) return;
    const left = box.left - offset.x;
    const top = box.top - offset.y;
    setOffset({
      x: clamp(next.x, -left, window.innerWidth - left - box.width),
      y: clamp(next.y, -top, window.innerHeight - top - box.height),
    });
  };

  const handleProps = {
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
    },
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
      if (!grabbed.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      moveTo({ x: event.clientX - grabbed.current.x, y: event.clientY - grabbed.current.y });
    },
    onLostPointerCapture: () => {
      grabbed.current = null;
    },
  };

  const moverProps = {
    // Clicks move it out of the way and back, for people who can't drag.
    onClick: () => moveTo(offset.y === 0 ? { x: 0, y: window.innerHeight } : center),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key];
      if (!by) return;
      event.preventDefault();
      moveTo({ x: offset.x + by.x, y: offset.y + by.y });
    },
  };

  return { paperRef, offset, handleProps, moverProps, reset: () => setOffset(center) };
}
