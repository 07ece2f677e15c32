// The React of the site as a file for demos: they share the copy that the islands run on.
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';

export { JsxRuntime, React, ReactDom, ReactDomClient };
