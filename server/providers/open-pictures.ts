import type { Config } from '../config.ts';
import type { PictureProvider } from './pictures.ts';
import { plainPictures } from './plain-pictures.ts';

/** The picture provider of the configuration. @param _threadUrl the bundle of the built-in engine's thread */
export const openPictures = (
  _config: Config,
  _threadUrl: URL,
): PictureProvider & { close?: () => Promise<void> } => plainPictures;
