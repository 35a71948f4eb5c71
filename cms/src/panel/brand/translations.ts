import { enumLabels } from "../enum-labels";

import { pluralNames } from "./plural-names";

/** Overrides of Strapi's texts, for users who do not know Strapi. `name` is the agency's. */
export const panelTranslations = (name: string): Record<string, string> => ({
  ...enumLabels,
  ...pluralNames,

  "app.components.LeftMenu.navbrand.title": name,
  "app.components.LeftMenu.navbrand.workplace": "Content of the website",
  "app.components.LeftMenu.logo.alt": `${name}, home`,

  "Auth.form.welcome.title": `Welcome to ${name}`,
  "Auth.form.welcome.subtitle": "Log in to edit the website",
  "Auth.form.register.subtitle":
    "Choose a password for this panel. Administrators invite others under Settings.",
  "Auth.form.register.news.label": "Send me news about Strapi, the software behind this panel.",
  "Auth.form.error.invalid": "The email or the password is wrong.",

  "app.components.Users.MagicLink.connect":
    "Copy this link, and give it to the person. It works once. Until then, a super administrator finds it on this person’s page in the list of users.",

  // The website's logo is in its code.
  "Settings.application.customization": "Logo of this panel",
  "Settings.application.customization.carousel.title": "Logo of this panel",
  "Settings.application.customization.carousel.change-action": "Change this panel’s logo",
  "Settings.application.customization.carousel.reset-action": "Reset this panel’s logo",
  "Settings.application.customization.menu-logo.carousel-hint":
    "Replace the logo at the top left of this panel, not on the website",
  "Settings.application.customization.auth-logo.carousel-hint":
    "Replace the logo on the pages for signing in to this panel, not on the website",

  "HomePage.head.title": "Home",
  "HomePage.addWidget.title": "Add a box",
  "HomePage.addWidget.button": "Add a box",
  "HomePage.addWidget.noWidgetsAvailable": "Every box is on this page.",
  "HomePage.header.subtitle": `Everything on ${name}’s website is edited here.`,

  "content-manager.plugin.name": "Content",
  "content-manager.header.name": "Content",
  // For screen readers: Strapi says the path of the item, such as items.2.
  "content-manager.App.schemas.data-loaded": "The page has loaded.",
  "content-manager.dnd.grab-item":
    "Grabbed at place {position}. The up and down arrows move it, Space drops it, Escape cancels.",
  "content-manager.dnd.reorder": "Moved to place {position}.",
  "content-manager.dnd.drop-item": "Dropped at place {position}.",
  "content-manager.dnd.cancel-item": "Not moved.",
  "content-manager.components.LeftMenu.collection-types": "Collections",
  "content-manager.components.LeftMenu.single-types": "Pages and settings",
  "content-manager.containers.edit.panels.default.title": "Publishing",
  "content-manager.widget.last-edited.single-type": "Page",
  "content-manager.actions.delete.dialog.body":
    "Delete this? A record of the website can be brought back from “Deleted records” above its list, a visitor’s message cannot.",
  "content-manager.success.record.save": "Saved.",
  "content-manager.success.record.clone": "Duplicated.",
  "content-manager.success.record.publish": "Published. Visitors see it after the next update.",
  "content-manager.success.record.unpublish": "Unpublished. Visitors see it until the next update.",
  "content-manager.containers.edit.title.new": "New record",
  "New entry": "New record",
  "content-manager.HeaderLayout.button.label-add-entry": "New record",
  "content-manager.containers.edit.panels.default.more-actions": "More publishing actions",
  "content-manager.containers.EditView.add.new-entry": "Add an item",
  "content-manager.actions.delete.label": "Delete record",
  "content-manager.actions.delete.error": "It could not be deleted.",
  "content-manager.actions.edit.error": "It could not be opened.",
  "content-manager.actions.clone.error": "It could not be duplicated.",
  "content-manager.actions.unpublish.error": "It could not be unpublished.",
  "content-manager.actions.copy-documentId.label": "Copy its ID",
  "content-manager.actions.copy-documentId.success": "The ID is on the clipboard.",
  "content-manager.containers.edit.tabs.label": "Draft or published version",
  "content-manager.containers.edit.information.documentId.label": "ID",
  "content-manager.success.record.delete": "Deleted.",
  "content-manager.pages.ListView.header-subtitle":
    "{number, plural, =0 {No record} one {# record} other {# records}}",
  "content-manager.permissions.not-allowed.create":
    "Your role does not allow adding a record here.",
  "content-manager.permissions.not-allowed.update": "Your role does not allow opening this record.",
  "content-manager.popUpWarning.bodyMessage.contentType.delete.all": "Delete these records?",
  "content-manager.popUpWarning.bodyMessage.contentType.publish.all": "Publish these records?",
  "content-manager.popUpWarning.bodyMessage.contentType.unpublish.all": "Unpublish these records?",
  "content-manager.containers.list.selectedEntriesModal.title": "Publish records",
  "content-manager.form.Input.hint.minMaxDivider": ", ",
  "content-manager.form.Input.hint.text":
    "{min, select, undefined {} other {At least {min, number}}}{divider}{max, select, undefined {} other {{min, select, undefined {At most} other {at most}} {max, number}}}{unit}{br}{description}",
  "content-manager.widget.last-edited.title": "Edited last",
  "content-manager.widget.last-edited.no-data": "Nothing has been edited yet.",
  "content-manager.widget.last-published.title": "Published last",
  "content-manager.widget.last-published.no-data": "Nothing has been published yet.",
  "components.PageFooter.select": "Records per page",
  "global.select-all-entries": "Select all records",
  "content-manager.containers.list.autoCloneModal.title": "This record cannot be copied as it is.",
  "content-manager.containers.list.autoCloneModal.description":
    "“Create” opens a new record with the same content. Change these fields before you save it:",
  "content-manager.containers.list.autoCloneModal.error.unique":
    "This value must be different in each record.",

  "components.Input.error.validation.regex":
    "This does not match the format described below the field.",
  "components.Input.error.validation.regex.withField":
    "{field} does not match the format described below the field.",
  "content-manager.error.validation.regex":
    "This does not match the format described below the field.",
  "components.Input.error.validation.unique":
    "Another record already has this value. Choose a different one.",

  "global.prompt.unsaved":
    "Leave without saving? What you typed is kept in this browser, and you can restore it when you come back.",

  "app.components.ToggleCheckbox.on-label": "Yes",
  "app.components.ToggleCheckbox.off-label": "No",
  "content-manager.relation.create": "Create a new one",
  "content-manager.relation.add": "Choose from the list",
  "content-manager.relation.isLoading": "Loading…",
  "content-manager.relation.loadMore": "Show more",
  "content-manager.relation.error-adding-relation": "It could not be added.",
  "content-manager.relation.notAvailable": "There is nothing to choose from.",
  "content-manager.components.RelationInputModal.modal-title": "Change this record",
  "content-manager.components.RelationInputModal.button-fullpage": "Open its own page",
  "content-manager.components.RelationInputModal.confirmation-message":
    "Some changes are not saved. Close this record without them?",
  "content-manager.components.DynamicZone.add-component": "Add to {componentName}",
  "content-manager.components.DynamicZone.ComponentPicker-label": "Choose what to add",
  "content-manager.components.DynamicZone.pick-compo": "Choose what to add",
  "content-manager.components.DynamicZone.error-message":
    "Something in this section must be corrected.",
  "content-manager.components.DynamicZone.move-down-label": "Move down",
  "content-manager.components.DynamicZone.move-up-label": "Move up",
  "content-manager.components.DynamicZone.required": "Add at least one.",
  "content-manager.components.RepeatableComponent.error-message":
    "Something in this list must be corrected.",
  "content-manager.components.Search.placeholder": "Words to look for",
  "content-manager.components.TableDelete.label":
    "{number, plural, one {# record} other {# records}} selected",
  "content-manager.components.empty-repeatable": "Nothing here yet. Press to fill this in.",
  "content-manager.components.repeatable.reorder.error": "It could not be moved. Try again.",
  "content-manager.components.uid.regenerate": "Make it from the name again",
  "content-manager.components.reset-entry":
    "Empty this section (close the record without saving to get it back)",
  "upload.header.actions.add-assets": "Add files",
  "upload.header.content.assets-empty": "No files",
  "upload.header.content.assets":
    "{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}",
  "upload.list.assets.title": "Files ({count})",
  "upload.list.assets.selected":
    "{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}} selected",
  "upload.list.assets.empty-upload": "Upload the first files.",
  "upload.list-assets-select": "Select {name}",
  "upload.bulk.select.label": "Select all files",
  "upload.search.label": "Search for a file",
  "upload.input.label": "Click to choose a file, or drag one here",
  "upload.input.placeholder": "Click to choose a file, or drag one here",
  "upload.modal.header.browse": "Upload files",
  "upload.modal.header.pending-assets": "Files to upload",
  "upload.modal.upload-list.sub-header.button": "Add more files",
  "upload.modal.selected-list.sub-header-subtitle": "Drag the files into another order",
  "upload.modal.file-details.id": "ID of the file",
  "upload.tabs.title": "Where are the files?",
  "upload.list.assets-empty.title": "There are no files yet",
  "upload.list.assets.to-upload":
    "{number, plural, =0 {No file} one {1 file} other {# files}} to upload",
  "upload.modal.upload-list.sub-header-subtitle":
    "Point at a file and press the pencil to describe it. Then upload it here.",
  "upload.modal.upload-list.footer.button": "Upload {number, plural, one {# file} other {# files}}",
  "upload.assets.uploaded": "{number, plural, one {# file} other {# files}} uploaded",
  "upload.mediaLibraryInput.placeholder": "Click to choose a file, or drag one here",
  "content-manager.validation.error": "Correct the fields marked in red first.",
  "content-manager.preview.error.different-document":
    "This text belongs to another record. Close the preview, and open that record from the list on the left.",

  "upload.form.input.label.file-alt": "Alternative text: what the picture shows",
  "upload.form.input.description.file-alt":
    "For people who cannot see it, and for search engines. Enter “Decoration” if it is only decorative. A page cannot be published with a picture that has no alternative text.",
});
